/** Something that a page's reader gets wrong or not at all (`fault`), or that could be better (`hint`). */
export type Remark = { level: "fault" | "hint"; about: string; words: string };

export const faultRemark = (about: string, words: string): Remark => ({
  level: "fault",
  about,
  words,
});
export const hintRemark = (about: string, words: string): Remark => ({
  level: "hint",
  about,
  words,
});
