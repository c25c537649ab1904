import { usePathname } from "next/navigation";
import { type FocusEvent, type MouseEvent, useId } from "react";
import type { MenuItem } from "@/lib/sections/menu-items";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { dotsIconPath } from "../../ui/icon-paths";
import { isOnMenuItemPath } from "./menu-links";
import styles from "./main-navigation.module.css";
import { SimpleMenuItem } from "./simple-menu";

const anchor = { anchorName: "--more" };

// A popover, which opens, and closes by Escape or a press elsewhere, before scripts and without them.
export function MoreMenu({ items }: { items: MenuItem[] }) {
  const { t } = useText();
  const path = usePathname();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        style={anchor}
        popoverTarget={id}
        aria-label={t("more")}
        aria-current={items.some((item) => isOnMenuItemPath(path, item)) || undefined}
      >
        <Icon path={dotsIconPath} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links in it are what is pressed. */}
      <ul
        id={id}
        popover="auto"
        className={styles.menu}
        onClick={closeAfterLink}
        onBlur={closeWithoutFocus}
      >
        {items.map((item, index) => (
          <SimpleMenuItem key={index} item={item} />
        ))}
      </ul>
    </>
  );
}

// The page may change without a load.
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest("a")) currentTarget.hidePopover();
}

function closeWithoutFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}
