import type { BoardWords } from '../types.ts'
import type { Camera } from './use-camera.ts'

interface Props {
  readonly camera: Camera
  readonly words: BoardWords
}

/** What gestures do, for those who would rather press. */
export function CameraButtons({ camera, words }: Props) {
  return (
    <div class="board-buttons">
      {camera.mayFollow && (
        <CameraButton
          label={words.followCar}
          onPress={camera.followAgain}
          icon="M12 2v4M12 18v4M2 12h4M18 12h4M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10ZM12 12h0"
        />
      )}
      {!camera.isWhole && (
        <CameraButton
          label={words.wholeCircuit}
          onPress={camera.showWhole}
          icon="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
        />
      )}
      <CameraButton label={words.zoomIn} onPress={() => camera.zoom(1.5)} icon="M5 12h14M12 5v14" />
      {!camera.isWhole && <CameraButton label={words.zoomOut} onPress={() => camera.zoom(1 / 1.5)} icon="M5 12h14" />}
    </div>
  )
}

interface ButtonProps {
  readonly label: string
  readonly icon: string
  onPress(): void
}

function CameraButton({ label, icon, onPress }: ButtonProps) {
  return (
    <button type="button" class="board-button" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  )
}
