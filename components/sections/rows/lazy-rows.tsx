import dynamic from "next/dynamic";
import { CarouselRow } from "./carousel-row";

const rail = () => CarouselRow;

// Drawn by the server like any other; only a page that has such a row fetches its style and code. Where they can't
// be fetched it is an ordinary row.
export const LazyTimelineRow = dynamic(() =>
  import("./timed-rows").then((row) => row.TimelineRow, rail),
);
export const LazyMonthRow = dynamic(() => import("./month-row").then((row) => row.MonthRow, rail));
export const LazyPathRow = dynamic(() => import("./station-rows").then((row) => row.PathRow, rail));
export const LazyCourseRow = dynamic(() =>
  import("./station-rows").then((row) => row.CourseRow, rail),
);
export const LazyDayRow = dynamic(() => import("./day-row").then((row) => row.DayRow, rail));
export const LazyScheduleRow = dynamic(() =>
  import("./timed-rows").then((row) => row.ScheduleRow, rail),
);
