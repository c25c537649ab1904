"use client";

import dynamic from "next/dynamic";

// Only a page with a course fetches its code.
export const LazyFollowCourse = dynamic(() =>
  import("./follow-course").then(
    ({ FollowCourse }) => FollowCourse,
    () => () => null,
  ),
);
