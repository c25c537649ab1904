"use client";

import dynamic from "next/dynamic";

// Only a page with a course fetches its code.
export const LazyUpdateCourseCoverLink = dynamic(() =>
  import("./update-course-cover-link").then(
    ({ UpdateCourseCoverLink }) => UpdateCourseCoverLink,
    () => () => null,
  ),
);
