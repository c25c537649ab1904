import { Icon } from "../../ui/icon";
import { outlineChevronRight } from "../../ui/icon-paths";

type Props = { path: string; name: string; value: string; open: () => void };

export function SettingsRow({ path, name, value, open }: Props) {
  return (
    <button type="button" role="menuitem" aria-haspopup="menu" tabIndex={-1} onClick={open}>
      <Icon path={path} />
      {name}
      <span>
        {value}
        <Icon path={outlineChevronRight} arrow />
      </span>
    </button>
  );
}
