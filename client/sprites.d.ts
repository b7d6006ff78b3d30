/** A list of pictures is imported as the address of their sprite. */
declare module '*.sprite' {
  export const address: string;
}
