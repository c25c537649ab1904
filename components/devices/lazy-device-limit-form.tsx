"use client";

import dynamic from "next/dynamic";

// Drawn by the server like any other; only a page that shows it fetches its code.
export const LazyDeviceLimitForm = dynamic(() =>
  import("./device-limit-form").then(({ DeviceLimitForm }) => DeviceLimitForm),
);
