"use client";

import { useEffect, useState } from "react";
import styles from "./in-page-navigation.module.css";

type Props = { label: string; parts: (readonly [id: string, name: string])[] };

// Links to the parts of the page; that of the part which is being read is marked.
export function InPageNavigation({ label, parts }: Props) {
  const current = useCurrentPart(parts.map(([id]) => id));
  return (
    <nav className={styles.anchors} aria-label={label}>
      <ul>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A part is being read once its top has come this far up. */
const line = 0.2;

function useCurrentPart(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const known = ids.join();
  useEffect(() => {
    const find = () => {
      const all = known.split(",");
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      // What stands low on the page never gets there: then the link that was followed says it.
      const followed = all.find((id) => `#${id}` === location.hash);
      const isEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      const passed = all.findLast((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
        return top <= clientHeight * line;
      });
      setCurrent((isEnd && followed) || passed || all[0]);
    };
    find();
    addEventListener("scroll", find, { passive: true });
    return () => removeEventListener("scroll", find);
  }, [known]);
  return current;
}
