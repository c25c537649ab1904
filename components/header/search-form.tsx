"use client";

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { PartBoundary } from "../part-boundary";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { searchIconPath } from "../ui/icon-paths";
import { isComposingKey } from "../ui/is-composing";
import { useLazyModule } from "../ui/use-lazy-module";
import styles from "./search-form.module.css";
import { useSearchShortcut } from "./use-search-shortcut";

const maxQueryLength = 250;

// A plain form, which works without scripts. Narrow windows show only its button: submitting it with an
// empty field makes the browser focus the invalid field, and the focus opens it. What a search offers while one types
// comes with the first focus.
export function SearchForm() {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  // Without a network the next focus tries again.
  const later = useLazyModule(
    hasFocus,
    () => import("../search-box/search-box"),
    () => setFocus(false),
  );
  useSearchShortcut(field);
  // It may have had the focus before React came.
  useEffect(() => setFocus(document.activeElement === field.current), []);
  const open = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Escape" || isComposingKey(event.nativeEvent)) return;
    event.currentTarget.value = "";
    button.current?.focus();
  };
  return (
    <div className={styles.place}>
      <form role="search" className={styles.form} action="/search">
        <button ref={button} className={styles.button} aria-label={t("search")}>
          <Icon path={searchIconPath} />
        </button>
        <div className={styles.box}>
          <input
            ref={field}
            className={styles.field}
            type="search"
            name="q"
            aria-label={t("search")}
            aria-keyshortcuts="/"
            placeholder={t("search")}
            required
            pattern=".*\S.*"
            maxLength={maxQueryLength}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={() => setFocus(true)}
            onInvalid={open}
            onKeyDown={handleKey}
          />
        </div>
        {later && (
          <PartBoundary part="suggestions" instead={null}>
            <later.SearchBox field={field} />
          </PartBoundary>
        )}
      </form>
    </div>
  );
}

// In the place of a form that cannot be rendered.
export function SearchLink() {
  const { t } = useText();
  return (
    <a className="link" href="/search">
      {t("search")}
    </a>
  );
}
