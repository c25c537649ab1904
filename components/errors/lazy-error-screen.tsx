import dynamic from "next/dynamic";
import type { Translate } from "@/lib/i18n/translate";

type Props = { t: Translate; code: number; title: string; detail: string; homeHref?: string };

// For what every page may turn into and hardly any does.
export const LazyErrorScreen = dynamic<Props>(() =>
  import("./error-screen").then(
    ({ ErrorScreen }) => ErrorScreen,
    () => PlainScreen,
  ),
);

// Where its code can't be loaded.
function PlainScreen({ t, title, detail, homeHref = "/" }: Props) {
  return (
    <div className="wrap">
      <h1 className="display">{title}</h1>
      <p>{detail}</p>
      <a href={homeHref}>{t("backToHome")}</a>
    </div>
  );
}
