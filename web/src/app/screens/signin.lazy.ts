// For ways within the app; asked for by its address, the sign-in screen is a page of its own (signin.html).
export { SignInPage } from "#/features/identity/index.ts";
