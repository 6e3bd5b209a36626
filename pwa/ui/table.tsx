import type {ReactNode} from 'react';
import * as css from './table.css.ts';
import {VisuallyHidden} from './visually-hidden.tsx';

/**
 * A real table that reads as a list of cards below 768 px. Its roles are spelt
 * out because browsers drop them from a table that is not displayed as one.
 */

const as = (role: string) => ({role});

interface Column {
  id: string;
  title: string;
  /** Spoken but not shown, for columns of buttons. */
  isTitleHidden?: boolean;
  isEnd?: boolean;
}

interface TableProps {
  label: string;
  columns: readonly Column[];
  children: ReactNode;
}

export function Table({label, columns, children}: TableProps) {
  return (
    <table {...as('table')} className={css.table} aria-label={label}>
      <thead {...as('rowgroup')} className={css.head}>
        <tr {...as('row')}>
          {columns.map(column => (
            <th
              key={column.id}
              {...as('columnheader')}
              scope="col"
              className={column.isEnd ? `${css.header} ${css.end}` : css.header}
            >
              {column.isTitleHidden ? (
                <VisuallyHidden>{column.title}</VisuallyHidden>
              ) : (
                column.title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')} className={css.body}>
        {children}
      </tbody>
    </table>
  );
}

export function Row({children}: {children: ReactNode}) {
  return (
    <tr {...as('row')} className={css.row}>
      {children}
    </tr>
  );
}

interface CellProps {
  /** The column's title, shown before the value on small screens; none for buttons. */
  label?: string;
  isEnd?: boolean;
  children: ReactNode;
}

export function Cell({label, isEnd = false, children}: CellProps) {
  const classes = [css.cell, !label && css.bare, isEnd && css.end].filter(Boolean).join(' ');
  return (
    <td {...as('cell')} data-label={label} className={classes}>
      {children}
    </td>
  );
}

/** The cell that names its row. */
export function RowHeader({children}: {children: ReactNode}) {
  return (
    <th {...as('rowheader')} scope="row" className={`${css.cell} ${css.lead}`}>
      {children}
    </th>
  );
}

/** What opens under a row, across all columns. */
export function DetailRow({columnCount, children}: {columnCount: number; children: ReactNode}) {
  return (
    <tr {...as('row')} className={css.detail}>
      <td {...as('cell')} colSpan={columnCount} className={css.detailCell}>
        {children}
      </td>
    </tr>
  );
}
