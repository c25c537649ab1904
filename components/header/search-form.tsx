"use client";

import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { outlineSearch } from "../ui/icon-paths";
import styles from "./search-form.module.css";

const maxQueryLength = 250;

// A plain form, which works without scripts. Narrow windows show only its button: submitting it with an
// empty field makes the browser focus the invalid field, and the focus opens it.
export function SearchForm() {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const open = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Escape") return;
    event.currentTarget.value = "";
    button.current?.focus();
  };
  return (
    <div className={styles.place}>
      <form role="search" className={styles.form} action="/search">
        <button ref={button} className={styles.button} aria-label={t("search")}>
          <Icon path={outlineSearch} />
        </button>
        <input
          className={styles.field}
          type="search"
          name="q"
          aria-label={t("search")}
          placeholder={t("search")}
          required
          pattern=".*\S.*"
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          onInvalid={open}
          onKeyDown={handleKey}
        />
      </form>
    </div>
  );
}
