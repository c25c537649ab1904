/** Tokens of all courses, so that neighbours differ in colour. */
export const courses = [
  "drawing-with-circles",
  "kitchen-window-botany",
  "see-like-a-painter",
  "rhythm-in-colour",
  "sorting-in-colour",
  "seeds-and-spirals",
  "the-butterfly-effect",
  "earth-seen-properly",
  "a-tour-of-the-giants",
  "along-the-water",
  "moon-evenings",
  "following-the-light",
];

/** What a course asks of who follows it, with the tokens of its courses. */
export const levels = {
  Beginner: ["see-like-a-painter", "kitchen-window-botany", "rhythm-in-colour", "moon-evenings"],
  Intermediate: [
    "drawing-with-circles",
    "sorting-in-colour",
    "seeds-and-spirals",
    "earth-seen-properly",
    "a-tour-of-the-giants",
    "along-the-water",
    "following-the-light",
  ],
  Advanced: ["the-butterfly-effect"],
};

/** `levelOf("moon-evenings")` → `"Beginner"` */
export function levelOf(course: string): string {
  const [level] = Object.entries(levels).find(([, courses]) => courses.includes(course)) ?? [];
  if (level === undefined) throw new Error(`${course}: nobody says what it asks`);
  return level;
}
