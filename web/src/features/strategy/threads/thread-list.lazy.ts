export { ThreadDialog } from "./ThreadDialog.tsx";
export { ThreadList } from "./ThreadList.tsx";
