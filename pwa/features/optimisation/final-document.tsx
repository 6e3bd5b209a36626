import type {Resume} from '../../../resume/model/resume.ts';
import {type Block, detailLine, outline} from '../../../resume/render/outline.ts';
import type {TemplateName} from '../../../resume/render/templates.ts';
import * as css from './final-document.css.ts';

type Part =
  | {readonly key: string; readonly block: Block}
  | {readonly key: string; readonly items: readonly Item[]};

interface Item {
  readonly label: string | null;
  readonly text: string;
}

function itemOf(block: Block): Item | null {
  if (block.kind === 'labelled') return block;
  return block.kind === 'bullet' ? {label: null, text: block.text} : null;
}

/** The blocks with neighbouring list items in one list, each part with a key of its own. */
function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  let items: Item[] = [];
  for (const [index, block] of blocks.entries()) {
    const item = itemOf(block);
    if (!item) {
      items = [];
      parts.push({key: `${index}`, block});
    } else {
      if (items.length === 0) parts.push({key: `${index}`, items});
      items.push(item);
    }
  }
  return parts;
}

function BlockView({block, level}: {block: Block; level: 1 | 2}) {
  const Name = level === 1 ? 'h1' : 'h2';
  const Heading = level === 1 ? 'h2' : 'h3';
  switch (block.kind) {
    case 'name':
      return <Name className={css.name}>{block.text}</Name>;
    case 'headline':
      return <p className={css.contact}>{block.text}</p>;
    case 'contact':
      return <p className={css.contact}>{detailLine(block.items)}</p>;
    case 'heading':
      return <Heading className={css.heading}>{block.text}</Heading>;
    case 'entry':
      return (
        <div className={css.entry}>
          <p className={css.title}>{block.title}</p>
          <p className={css.quiet}>{detailLine(block.details)}</p>
        </div>
      );
    default:
      return <p className={css.text}>{block.text}</p>;
  }
}

function BulletList({items}: {items: readonly Item[]}) {
  return (
    <ul className={css.list}>
      {items.map(({label, text}) => (
        <li key={`${label} ${text}`} className={css.text}>
          {label && <strong>{label}: </strong>}
          {text}
        </li>
      ))}
    </ul>
  );
}

interface DocumentBodyProps {
  resume: Resume;
  /** 1 where the document is the whole page, as in print; 2 inside a screen. */
  level: 1 | 2;
}

/** The very blocks that the downloads print, as headings, paragraphs and lists. */
export function DocumentBody({resume, level}: DocumentBodyProps) {
  return partsOf(outline(resume)).map(part =>
    'items' in part ? (
      <BulletList key={part.key} items={part.items} />
    ) : (
      <BlockView key={part.key} block={part.block} level={level} />
    ),
  );
}

interface FinalDocumentProps {
  resume: Resume;
  label: string;
  template?: TemplateName;
}

/** A resume as a page of paper, in the type of a template. */
export function FinalDocument({resume, label, template = 'classic'}: FinalDocumentProps) {
  return (
    <section
      className={`${css.paper} ${css.template[template]}`}
      aria-label={label}
      lang={resume.language}
    >
      <DocumentBody resume={resume} level={2} />
    </section>
  );
}
