import {useMemo} from 'react';
import guide from '../../../resume/README.md?raw';
import {PageHeader} from '../../ui/page-header.tsx';
import {type Inline, type MarkdownBlock, readInline, readSection} from './markdown-blocks.ts';
import * as css from './score-guide.css.ts';

const elements = {plain: 'span', strong: 'strong', emphasis: 'em', code: 'code'} as const;

function keyed<Value>(values: readonly Value[]): {key: string; value: Value}[] {
  return values.map((value, index) => ({key: `${index}`, value}));
}

function InlineText({text}: {text: string}) {
  return keyed<Inline>(readInline(text)).map(({key, value}) => {
    const Element = elements[value.style];
    return <Element key={key}>{value.text}</Element>;
  });
}

function GuideTable({head, rows}: Extract<MarkdownBlock, {kind: 'table'}>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={css.scroller} aria-label={head[0] ?? 'Table'} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {keyed(head).map(({key, value}) =>
              value ? (
                <th key={key} scope="col">
                  <InlineText text={value} />
                </th>
              ) : (
                <td key={key} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({key, value: row}) => (
            <tr key={key}>
              {keyed(row).map(({key: cell, value}) => (
                <td key={cell}>
                  <InlineText text={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Block({block}: {block: MarkdownBlock}) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={css.heading}>{block.text}</h2>;
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map(item => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <GuideTable {...block} />;
    default:
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
  }
}

/** The published formulas: the very page that stands beside the code which computes them. */
export function ScoreGuideScreen() {
  const blocks = useMemo(() => readSection(guide, 'How the score works', 'For developers'), []);

  return (
    <>
      <PageHeader
        title="How the score works"
        subtitle="Every figure can be worked out by hand, and none can be bought."
      />
      <div className={css.guide}>
        {keyed(blocks).map(({key, value}) => (
          <Block key={key} block={value} />
        ))}
      </div>
    </>
  );
}
