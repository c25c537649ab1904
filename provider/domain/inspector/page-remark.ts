/** Something that a page's reader gets wrong or not at all (`fault`), or that could be better (`hint`). */
export type PageRemark = { level: "fault" | "hint"; about: string; words: string };

export const createFaultRemark = (about: string, words: string): PageRemark => ({
  level: "fault",
  about,
  words,
});
export const createHintRemark = (about: string, words: string): PageRemark => ({
  level: "hint",
  about,
  words,
});
