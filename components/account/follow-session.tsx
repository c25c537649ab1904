"use client";

import { useEffect } from "react";
import { followSession } from "@/store/viewer/follow-session";

// For pages of a viewer that have no header to do it: they don't outlive the session.
export function FollowSession() {
  useEffect(() => followSession(), []);
  return null;
}
