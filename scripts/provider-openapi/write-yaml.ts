import { stringify } from "yaml";

/** An OpenAPI document as YAML, without anchors, which some tools do not read. */
export function toYaml(document: object): string {
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 });
}
