import dynamic from "next/dynamic";
import { CarouselRow } from "./carousel-row";

const rail = () => CarouselRow;

// Drawn by the server like any other; only a page that has such a row fetches its style and code. Where they can't
// be fetched it is an ordinary row.
export const LazyTimelineRow = dynamic(() =>
  import("./schedule-and-timeline-rows").then((row) => row.TimelineRow, rail),
);
export const LazyNewAndLeavingRow = dynamic(() =>
  import("./new-and-leaving-row").then((row) => row.NewAndLeavingRow, rail),
);
export const LazyMilestonesRow = dynamic(() =>
  import("./milestones-and-course-rows").then((row) => row.MilestonesRow, rail),
);
export const LazyCourseRow = dynamic(() =>
  import("./milestones-and-course-rows").then((row) => row.CourseRow, rail),
);
export const LazyTimeOfDayRow = dynamic(() =>
  import("./time-of-day-row").then((row) => row.TimeOfDayRow, rail),
);
export const LazyScheduleRow = dynamic(() =>
  import("./schedule-and-timeline-rows").then((row) => row.ScheduleRow, rail),
);
