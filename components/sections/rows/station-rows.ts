// A path and a course have stations in common: they are fetched together.
export { PathRow } from "./path-row";
export { CourseRow } from "./course-row";
