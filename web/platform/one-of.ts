/** For what tells a choice as text only, as tabs and lists do. @returns tells on what is one of these, and nothing else. */
export const oneOf =
  <Choice extends string>(choices: readonly Choice[], choose: (choice: Choice) => void) =>
  (text: string) => {
    const choice = choices.find((one) => one === text)
    if (choice !== undefined) choose(choice)
  }
