/** One figure of a benchmark, beside the goal it is held to. */
export interface BenchRow {
  readonly measure: string;
  readonly value: string;
  /** What the figure should be, null where it is only told. */
  readonly goal: string | null;
  readonly met: boolean;
}

export type Bench = (args: readonly string[]) => Promise<readonly BenchRow[]>;

/** A figure without a goal. */
export function told(measure: string, value: string): BenchRow {
  return {measure, value, goal: null, met: true};
}

/** A figure that is to be at least, or at most, so much. */
export function held(
  measure: string,
  value: number,
  bound: {atLeast: number} | {atMost: number},
  unit: string,
): BenchRow {
  const shown = `${Math.round(value * 10) / 10}${unit}`;
  if ('atLeast' in bound) {
    return {measure, value: shown, goal: `>= ${bound.atLeast}${unit}`, met: value >= bound.atLeast};
  }
  return {measure, value: shown, goal: `<= ${bound.atMost}${unit}`, met: value <= bound.atMost};
}

/** The value of `--name value` among the arguments, as a number. */
export function numberOption(args: readonly string[], name: string, usual: number): number {
  const at = args.indexOf(`--${name}`);
  const value = Number(at < 0 ? undefined : args[at + 1]);
  return Number.isFinite(value) ? value : usual;
}

/** The value of `--name value` among the arguments, null where it is not given. */
export function textOption(args: readonly string[], name: string): string | null {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? null : (args[at + 1] ?? null);
}
