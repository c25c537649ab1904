"use client";

import { useEffect } from "react";

// The pages that follow have no `lng` in their URL: docs/behaviour.md BE-44.
export function RememberUrlLanguage() {
  useEffect(() => {
    const language = new URLSearchParams(location.search).get("lng");
    if (!language) return;
    // Without its code the language stays that of this page only.
    import("./remember-language").then(
      ({ rememberUrlLanguage }) => rememberUrlLanguage(language),
      () => {},
    );
  }, []);
  return null;
}
