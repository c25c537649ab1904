import type { NavigationItem } from "@/lib/contract/header";
import { Icon } from "../ui/icon";
import { outlineExternalLink } from "../ui/icon-paths";
import { EntryFace, ownStyle } from "./entry-face";
import { isLink, linkOf } from "./link-of";

type Props = { item: NavigationItem; path?: string; className?: string; label?: string };

export function NavigationLink({ item, path, className, label }: Props) {
  const face = <EntryFace item={item} label={label} />;
  if (!isLink(item)) {
    return (
      <span className={className} style={ownStyle(item)}>
        {face}
      </span>
    );
  }
  const link = linkOf(item);
  const current = path !== undefined && link.href === path;
  return (
    <a
      {...link}
      className={className}
      style={ownStyle(item)}
      aria-current={current ? "page" : undefined}
    >
      {face}
      {link.target && <Icon path={outlineExternalLink} />}
    </a>
  );
}
