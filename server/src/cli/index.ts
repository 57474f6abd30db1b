export { executeLocally } from "./local-instance.ts";
export { localRoutes } from "./local.routes.ts";
