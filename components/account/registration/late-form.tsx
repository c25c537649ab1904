"use client";

import dynamic from "next/dynamic";

// Drawn by the server like any other, but its lists and calendars are fetched by a page that asks alone.
export const LateForm = dynamic(() =>
  import("./registration-form").then(({ RegistrationForm }) => RegistrationForm),
);
