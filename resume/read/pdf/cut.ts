import type {Segment} from './segments.ts';

/** Two groups of text with a white strip between them. */
export interface SideBySide {
  readonly left: readonly Segment[];
  readonly right: readonly Segment[];
}

/** Text taken apart at a vertical strip that nothing crosses for a stretch of rows. */
export interface Cut extends SideBySide {
  readonly above: readonly Segment[];
  readonly below: readonly Segment[];
  /**
   * How the two sides are read: `columns` one after the other as frames of
   * their own, `lists` one after the other within the text, `grid` cell by
   * cell, `labels` each label before what stands to its right, `entries` each
   * cell of a narrow left column with what stands beside it, `asides` the same
   * with the narrow column on the right, `rows` as the rows of a table.
   */
  readonly kind: 'columns' | 'lists' | 'grid' | 'labels' | 'entries' | 'asides' | 'rows';
  readonly score: number;
}
