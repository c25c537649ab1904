/** Tokens of all courses, so that neighbours differ in colour. */
export const courses = [
  "see-like-a-painter",
  "drawing-with-circles",
  "kitchen-window-botany",
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
