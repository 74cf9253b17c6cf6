// How large a clue is written: the longer, the smaller.

export function clueSize(text: string): 's' | 'm' | 'l' | 'xl' {
  const length = [...text].length;
  if (length <= 30) return 's';
  if (length <= 60) return 'm';
  return length <= 90 ? 'l' : 'xl';
}
