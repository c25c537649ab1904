"use client";

import dynamic from "next/dynamic";

// Drawn by the server like any other; only a page that shows it fetches the code of its lists and calendars.
export const LazyRegistrationForm = dynamic(() =>
  import("./registration-form").then(({ RegistrationForm }) => RegistrationForm),
);
