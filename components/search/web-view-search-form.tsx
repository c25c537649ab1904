import { maxSearchLength } from "@/lib/urls/search-url-params";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import styles from "./search-page.module.css";

// For the app's web view, which has no header with a search.
export function WebViewSearchForm({ path }: { path: string }) {
  const { t } = useText();
  return (
    <form role="search" className={styles.plain} action={path}>
      <input
        type="search"
        name="q"
        aria-label={t("search")}
        required
        pattern=".*\S.*"
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant="primary">
        {t("search")}
      </Button>
    </form>
  );
}
