"use client";

import { useRouter } from "next/navigation";
import { useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from "react";
import { bcp47, type Language } from "@/lib/contract/languages";
import { asLanguage, nativeLanguageNames } from "@/lib/i18n/choose-language";
import { useChangeLocale, useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { chevronDownIconPath, worldIconPath } from "../ui/icon-paths";

type Props = {
  languages: Language[];
  /** The other query parameters of the page. */
  otherParams?: [name: string, value: string][];
};

// A form, so that without scripts a page changes its language by its address.
export function LanguageSelector({ languages, otherParams }: Props) {
  const { t, locale } = useText();
  const { chosen, failed, busy, choose } = useChoice();
  const current = asLanguage(locale) ?? "en";
  const select = useChosenEarly(current, choose);
  const listed = languages.includes(current) ? languages : [...languages, current];
  return (
    <form className="language">
      <Icon path={worldIconPath} />
      <span className="language-choice">
        <select
          ref={select}
          name="lng"
          autoComplete="off"
          aria-label={t("language")}
          aria-busy={busy}
          value={chosen ?? current}
          onChange={(event) => choose(event.target.value)}
        >
          {listed.map((language) => (
            <option key={language} value={language} lang={bcp47(language)}>
              {nativeLanguageNames[language]}
            </option>
          ))}
        </select>
        <Icon path={chevronDownIconPath} />
      </span>
      <noscript>
        {otherParams?.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <button className="language-apply">{t("apply")}</button>
      </noscript>
      {failed && <p role="alert">{t("languageFailed")}</p>}
    </form>
  );
}

// A choice before hydration: React receives no event of it, and the next render would take it back. No
// browser restores an old one, which would look the same (`autoComplete`).
function useChosenEarly(current: Language, choose: (value: string) => void) {
  const select = useRef<HTMLSelectElement>(null);
  const chooseEarly = useEffectEvent(() => {
    const value = select.current?.value;
    if (value !== undefined && value !== current) choose(value);
  });
  useLayoutEffect(() => chooseEarly(), []);
  return select;
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
        const [{ applyChosenLanguage }] = await Promise.all([
          import("./apply-chosen-language"),
          changeLocale(bcp47(language)),
        ]);
        applyChosenLanguage(language, router);
      } catch {
        setFailed(true);
      }
      setChosen(undefined);
    });
  };
  return { chosen, failed, busy, choose };
}
