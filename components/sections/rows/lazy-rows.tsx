import dynamic from "next/dynamic";
import { lazy } from "react";
import { CarouselRow } from "./carousel-row";
import "./grid-row.module.css";
import "./list-row.module.css";
import "./offer-row.module.css";
import type { OtherRowProps } from "./other-row";
import "./single-item-row.module.css";

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

// Their style comes with every page. `next/dynamic` would preload the code also for a row far down a signed-in viewer's
// page, which hydrates much later.
export const LazyOtherRow = lazy(() =>
  import("./other-row").then(
    ({ OtherRow }) => ({ default: OtherRow }),
    () => ({ default: PlainRow }),
  ),
);

// The next page may have such rows, and would wait for their code.
export function preloadOtherRow(): void {
  import("./other-row").catch(() => {});
}

function PlainRow({ pageKey, row }: OtherRowProps) {
  return <CarouselRow pageKey={pageKey} row={row} few={false} />;
}
