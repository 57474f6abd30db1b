// What opens above a page, in one file: they share most of what they are made of.
export { DialogSurface } from "./DialogSurface.tsx";
export { DrawerSurface } from "./DrawerSurface.tsx";
export { OpenedMenu } from "./MenuSurface.tsx";
export { NameDialogSurface } from "./NameDialogSurface.tsx";
export { OpenedPopover } from "./PopoverSurface.tsx";
export { SidePanelSurface } from "./SidePanelSurface.tsx";
