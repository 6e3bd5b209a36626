import type {Edit} from '../../../resume/model/edits.ts';
import {VisuallyHidden} from '../../ui/visually-hidden.tsx';
import * as css from './change-text.css.ts';
import {MarkedText} from './marked-text.tsx';
import {wordDiff} from './word-diff.ts';

interface ChangeTextProps {
  edit: Edit;
  suggestion: string;
  terms: readonly string[];
}

function Suggestion({
  before,
  after,
  terms,
}: {
  before: string;
  after: string;
  terms: readonly string[];
}) {
  let position = 0;
  const parts = wordDiff(before, after).filter(part => part.state !== 'removed');

  return (
    <ins className={css.suggestion}>
      <VisuallyHidden>Suggested: </VisuallyHidden>
      {parts.map(({text, state}) => {
        const key = position;
        position += text.length;
        const marked = <MarkedText text={text} terms={terms} />;
        return (
          <span key={key} className={state === 'added' ? css.added : undefined}>
            {marked}
          </span>
        );
      })}
    </ins>
  );
}

interface OrderListProps {
  value: readonly string[];
  original: Edit['original'];
  terms: readonly string[];
}

/** The list in its proposed order; what has moved says where it stood. */
function OrderList({value, original, terms}: OrderListProps) {
  return (
    <ol className={css.order}>
      {value.map((text, index) => {
        const was = Array.isArray(original) ? original.indexOf(text) : index;
        return (
          <li key={text}>
            <MarkedText text={text} terms={terms} />
            {was >= 0 && was !== index && <span className={css.moved}>{`was ${was + 1}`}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The original struck, the suggestion with what is new in it; an order as the list it proposes. */
export function ChangeText({edit, suggestion, terms}: ChangeTextProps) {
  if (edit.kind === 'reorder') {
    return <OrderList value={suggestion.split('\n')} original={edit.original} terms={terms} />;
  }
  const original = typeof edit.original === 'string' ? edit.original : null;

  return (
    <div className={css.texts}>
      {original && (
        <del className={css.original}>
          <VisuallyHidden>Original: </VisuallyHidden>
          {original}
        </del>
      )}
      <Suggestion before={original ?? ''} after={suggestion} terms={terms} />
    </div>
  );
}
