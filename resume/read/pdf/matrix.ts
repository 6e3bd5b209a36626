/** The six numbers `a b c d e f` of a PDF transformation. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** A matrix from what pdfjs hands over: an array, or an array-like after structured cloning. */
export function toMatrix(value: unknown): Matrix {
  if (typeof value !== 'object' || value === null) return identity;
  const at = (index: number) => {
    const part: unknown = Reflect.get(value, index);
    return typeof part === 'number' && Number.isFinite(part) ? part : 0;
  };
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}
