const maxLength = 72;

/** What is wrong with a commit's subject, or undefined: `findCommitSubjectFault("fix bug")` → `"expected \"scope: effect\""`. */
export function findCommitSubjectFault(subject: string): string | undefined {
  if (subject.length > maxLength) return `longer than ${maxLength} characters`;
  if (subject.includes(";")) return 'has ";": one change a commit';
  if (!/^[a-z0-9][\w./, -]*: \S/i.test(subject)) return 'expected "scope: effect"';
  return undefined;
}
