/** An expected answer that is either a value or a named refusal; bugs throw instead. */
export type Outcome<Value, Code extends string> =
  | {readonly ok: true; readonly value: Value}
  | {readonly ok: false; readonly code: Code};

export function ok<Value>(value: Value): {readonly ok: true; readonly value: Value} {
  return {ok: true, value};
}

export function refused<Code extends string>(
  code: Code,
): {readonly ok: false; readonly code: Code} {
  return {ok: false, code};
}

/** Narrows a value that is absent only if we have a bug; `what` names it in the error. */
export function must<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
