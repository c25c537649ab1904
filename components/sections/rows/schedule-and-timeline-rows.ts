// What is live and to come, on a rail of time and by its days: they are fetched together.
export { ScheduleRow } from "./schedule-row";
export { TimelineRow } from "./timeline-row";
