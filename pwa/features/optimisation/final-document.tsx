import type {Resume} from '../../../resume/model/resume.ts';
import {type Block, detailLine, outline} from '../../../resume/render/outline.ts';
import * as css from './final-document.css.ts';

function BlockView({block}: {block: Block}) {
  switch (block.kind) {
    case 'name':
      return <p className={css.name}>{block.text}</p>;
    case 'headline':
      return <p className={css.quiet}>{block.text}</p>;
    case 'contact':
      return <p className={css.quiet}>{detailLine(block.items)}</p>;
    case 'heading':
      return <h3 className={css.heading}>{block.text}</h3>;
    case 'entry':
      return (
        <div className={css.entry}>
          <p className={css.title}>{block.title}</p>
          <p className={css.quiet}>{detailLine(block.details)}</p>
        </div>
      );
    case 'bullet':
      return <p className={css.bullet}>{block.text}</p>;
    case 'labelled':
      return (
        <p className={css.text}>
          <strong>{block.label}:</strong> {block.text}
        </p>
      );
    default:
      return <p className={css.text}>{block.text}</p>;
  }
}

function withKeys(blocks: readonly Block[]): {key: string; block: Block}[] {
  const seen = new Map<string, number>();
  return blocks.map(block => {
    const content = JSON.stringify(block);
    const times = seen.get(content) ?? 0;
    seen.set(content, times + 1);
    return {key: `${content}#${times}`, block};
  });
}

/** A resume as a page of paper: the very blocks that the downloads print. */
export function FinalDocument({resume, label}: {resume: Resume; label: string}) {
  return (
    <section className={css.paper} aria-label={label} lang={resume.language}>
      {withKeys(outline(resume)).map(({key, block}) => (
        <BlockView key={key} block={block} />
      ))}
    </section>
  );
}
