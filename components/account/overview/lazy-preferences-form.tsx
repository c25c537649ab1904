"use client";

import dynamic from "next/dynamic";

// Only an account with preferences loads the code of lists and calendars.
export const LazyPreferencesForm = dynamic(() =>
  import("./preferences-form").then(({ PreferencesForm }) => PreferencesForm),
);
