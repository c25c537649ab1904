/** Supervises the services that its argument lists, as `npm start` does site and provider. */
import { supervise } from "../../../scripts/lib/children.mjs";

const services = JSON.parse(process.argv[2] ?? "[]");
const well = await Promise.all(services.map(supervise));
if (well.every(Boolean)) process.stdout.write("all are well\n");
