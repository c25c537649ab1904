"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { Language } from "@/lib/contract/languages";
import { asLanguage, bcp47, languageNames } from "@/lib/i18n/languages";
import { useChangeLocale, useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { outlineChevronDown, outlineWorld } from "../ui/icon-paths";
import styles from "./language-selector.module.css";

type Props = {
  languages: Language[];
  /** What the address asks for besides. */
  kept?: [name: string, value: string][];
};

// A form, so that a page without scripts changes its language by the address.
export function LanguageSelector({ languages, kept }: Props) {
  const { t, locale } = useText();
  const { chosen, failed, busy, choose } = useChoice();
  const current = asLanguage(locale) ?? "en";
  const listed = languages.includes(current) ? languages : [...languages, current];
  return (
    <form className={styles.selector}>
      <Icon path={outlineWorld} />
      <span className={styles.choice}>
        <select
          name="lng"
          aria-label={t("language")}
          aria-busy={busy}
          value={chosen ?? current}
          onChange={(event) => choose(event.target.value)}
        >
          {listed.map((language) => (
            <option key={language} value={language} lang={bcp47(language)}>
              {languageNames[language]}
            </option>
          ))}
        </select>
        <Icon path={outlineChevronDown} />
      </span>
      <noscript>
        {kept?.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <button className={styles.apply}>{t("apply")}</button>
      </noscript>
      {failed && <p role="alert">{t("languageFailed")}</p>}
    </form>
  );
}

function useChoice() {
  const changeLocale = useChangeLocale();
  const router = useRouter();
  const [busy, start] = useTransition();
  const [chosen, setChosen] = useState<Language>();
  const [failed, setFailed] = useState(false);
  const choose = (value: string) => {
    const language = asLanguage(value) ?? "en";
    setChosen(language);
    setFailed(false);
    start(async () => {
      try {
        const [{ rememberLanguage }] = await Promise.all([
          import("./remember-language"),
          changeLocale(bcp47(language)),
        ]);
        rememberLanguage(language);
        showAgain(router);
      } catch {
        setFailed(true);
      }
      setChosen(undefined);
    });
  };
  return { chosen, failed, busy, choose };
}

// A language in the address would win over the viewer's choice.
function showAgain(router: ReturnType<typeof useRouter>): void {
  const here = new URL(location.href);
  if (!here.searchParams.has("lng")) return router.refresh();
  here.searchParams.delete("lng");
  router.replace(here.pathname + here.search + here.hash, { scroll: false });
  router.refresh();
}
