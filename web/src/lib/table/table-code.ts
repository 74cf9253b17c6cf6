// The code of a table, as it is shown.

/** A code in groups of three, easier to read out. */
export function codeGroups(code: string): string[] {
  return code.match(/.{1,3}(?=(.{3})*$)/g) ?? [];
}
