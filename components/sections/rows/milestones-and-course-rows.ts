// A path and a course have stations in common: they are fetched together.
export { MilestonesRow } from "./milestones-row";
export { CourseRow } from "./course-row";
