// The tab of the browser calls when it is one's turn: by its title and by its icon.
export const tab = $state({ turn: false });

export function showIcon(turn: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = turn ? "/crown-turn.svg" : "/crown.svg";
}
