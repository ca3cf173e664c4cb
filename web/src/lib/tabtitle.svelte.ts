// The browser's tab shows when it is your turn, by its title and its icon.
export const tab = $state({ turn: false });

export function showIcon(turn: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = turn ? "/crown-turn.svg" : "/crown.svg";
}
