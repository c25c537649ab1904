/**
 * A separate program: it reads a font from its input and writes the parts for titles at a weight as JSON (`null`: the
 * face is too large). It is started without permission to write or to start processes: docs/security.md SE-149.
 */
import { buffer } from "node:stream/consumers";
import { subsetTitleFont } from "./subset-title-font.ts";

const parts = await subsetTitleFont(await buffer(process.stdin), Number(process.argv[2]));
process.stdout.write(JSON.stringify(parts ?? null));
