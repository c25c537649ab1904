import { useEffect, useState } from "react";

// The status is not announced at each letter.
const restMs = 600;

// The text that a screen reader announces: `news` at once, and the list once it has not changed for a moment.
export function useStatusAnnouncement(list: string): {
  status: string;
  announce: (news: string) => void;
} {
  const [status, announce] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => announce(list), restMs);
    return () => clearTimeout(timer);
  }, [list]);
  return { status, announce };
}
