import styles from "./page-heading.module.css";

type Props = { name: string; description?: string | undefined; hidden?: boolean | undefined };

export function PageHeading({ name, description, hidden }: Props) {
  if (hidden) return <h1 className="sr">{name}</h1>;
  return (
    <div className={`wrap ${styles.head}`}>
      <h1 className="display">{name}</h1>
      {description && <p>{description}</p>}
    </div>
  );
}
