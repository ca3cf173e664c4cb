// One soft note when it is your turn, made here; only for those who switched sounds on.
let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = 660;
    gain.gain.setValueAtTime(0.08, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.4);
    tone.connect(gain).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.4);
  } catch {
    // a browser without sound is no trouble
  }
}
